-- CreateTable
CREATE TABLE "scenario" (
    "id" VARCHAR(26) NOT NULL,
    "ruleset" TEXT NOT NULL,
    "edition" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "note" TEXT NOT NULL,
    "document" JSON,
    "trace_hash" TEXT NOT NULL,
    "engine_version" TEXT NOT NULL,
    "cards" TEXT[],
    "rules" TEXT[],
    "version" INTEGER NOT NULL DEFAULT 1,
    "edit_token_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3),
    "death_event_cache_id" VARCHAR(26),
    "death_event_cache_version" INTEGER,

    CONSTRAINT "scenario_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "death_event_cache" (
    "id" VARCHAR(26) NOT NULL,
    "ruleset" TEXT NOT NULL,
    "edition" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "idempotency_key" TEXT,
    "content_hash" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "death_event_cache_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "death_event" (
    "cache_id" VARCHAR(26) NOT NULL,
    "seq" INTEGER NOT NULL,
    "entity_id" INTEGER NOT NULL,
    "card_id" TEXT NOT NULL,
    "controller" INTEGER NOT NULL,
    "turn" INTEGER NOT NULL,
    "zone_position" INTEGER,
    "extra" JSON,

    CONSTRAINT "death_event_pkey" PRIMARY KEY ("cache_id","seq")
);

-- CreateIndex
CREATE INDEX "scenario_created_at_id_idx" ON "scenario"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "scenario_ruleset_edition_idx" ON "scenario"("ruleset", "edition");

-- CreateIndex
CREATE INDEX "scenario_death_event_cache_id_idx" ON "scenario"("death_event_cache_id");

-- CreateIndex
CREATE INDEX "scenario_cards_idx" ON "scenario" USING GIN ("cards");

-- CreateIndex
CREATE INDEX "scenario_rules_idx" ON "scenario" USING GIN ("rules");

-- CreateIndex
CREATE UNIQUE INDEX "death_event_cache_idempotency_key_key" ON "death_event_cache"("idempotency_key");

-- AddForeignKey
ALTER TABLE "scenario" ADD CONSTRAINT "scenario_death_event_cache_id_fkey" FOREIGN KEY ("death_event_cache_id") REFERENCES "death_event_cache"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "death_event" ADD CONSTRAINT "death_event_cache_id_fkey" FOREIGN KEY ("cache_id") REFERENCES "death_event_cache"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
