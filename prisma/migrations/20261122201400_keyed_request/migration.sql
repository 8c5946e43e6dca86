-- CreateTable
CREATE TABLE "keyed_request" (
    "id" BYTEA NOT NULL,
    "content_hash" BYTEA NOT NULL,
    "answer" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "keyed_request_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "keyed_request_created_at_idx" ON "keyed_request"("created_at");
