# Builds the service, then keeps only what it needs to run.
FROM node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20 AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build
# Without devDependencies npm also leaves out their optional peers.
RUN npm pkg delete devDependencies \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -f node_modules/@prisma/client/runtime/*.cockroachdb.* \
    node_modules/@prisma/client/runtime/*.mysql.* \
    node_modules/@prisma/client/runtime/*.sqlite.* \
    node_modules/@prisma/client/runtime/*.sqlserver.* \
  && rm -rf src dist/types scripts docs data prisma/schema.prisma *.config.ts tsconfig*.json \
  && mkdir data

FROM node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20
WORKDIR /app
ENV NODE_ENV=production
ENV PORT=3000
ENV DATA_DIR=data
# Threads share two areas of memory; more would each keep what is free.
ENV MALLOC_ARENA_MAX=2
# Workers yield to the main thread, so that requests and probes are answered under full load.
ENV WORKER_NICE=19
COPY --from=build /app ./
# The embedded database lives here; it is not used when DATABASE_URL is set.
COPY --from=build --chown=node:node /app/data data
VOLUME ["/app/data"]
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --retries=5 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "dist/server/main.js"]
