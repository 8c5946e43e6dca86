-- DropForeignKey
ALTER TABLE "death_event" DROP CONSTRAINT "death_event_cache_id_fkey";

-- DropIndex
DROP INDEX "death_event_cache_idempotency_key_key";

-- AlterTable
ALTER TABLE "death_event_cache" DROP COLUMN "content_hash",
DROP COLUMN "idempotency_key",
ADD COLUMN     "appended_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "edit_token_hash" BYTEA;

-- CreateIndex
CREATE INDEX "death_event_cache_appended_at_idx" ON "death_event_cache"("appended_at");

-- AddForeignKey
ALTER TABLE "death_event" ADD CONSTRAINT "death_event_cache_id_fkey" FOREIGN KEY ("cache_id") REFERENCES "death_event_cache"("id") ON DELETE CASCADE ON UPDATE CASCADE;
