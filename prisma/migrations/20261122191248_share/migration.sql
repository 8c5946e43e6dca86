-- CreateTable
CREATE TABLE "share" (
    "slug" VARCHAR(26) NOT NULL,
    "scenario_id" VARCHAR(26) NOT NULL,
    "title" TEXT NOT NULL,
    "note" TEXT NOT NULL,
    "author" TEXT NOT NULL DEFAULT '',
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "links" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "step_notes" JSON NOT NULL DEFAULT '[]',
    "source" JSON,
    "version" INTEGER NOT NULL DEFAULT 1,
    "edit_token_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "share_pkey" PRIMARY KEY ("slug")
);

-- Every scenario that is there becomes the share of who saved it, under the address that it has.
INSERT INTO "share" ("slug", "scenario_id", "title", "note", "source", "version",
                     "edit_token_hash", "created_at", "updated_at", "withdrawn_at")
SELECT "id", "id", "title", "note", "document"->'source', "version",
       "edit_token_hash", "created_at", "updated_at", "withdrawn_at"
FROM "scenario";

-- What its author wrote is the author's, and no longer a part of what all share.
UPDATE "scenario"
SET "document" = json_build_object(
    'state', "document"->'state',
    'actions', "document"->'actions',
    'decisions', "document"->'decisions',
    'random', "document"->'random',
    'expectations', "document"->'expectations',
    'result', "document"->'result'
)
WHERE "document" IS NOT NULL;

-- DropIndex
DROP INDEX "scenario_created_at_id_idx";

-- AlterTable
ALTER TABLE "scenario" DROP COLUMN "edit_token_hash",
DROP COLUMN "note",
DROP COLUMN "title",
DROP COLUMN "updated_at",
DROP COLUMN "version";

-- CreateIndex
CREATE INDEX "share_created_at_slug_idx" ON "share"("created_at" DESC, "slug" DESC);

-- CreateIndex
CREATE INDEX "share_scenario_id_idx" ON "share"("scenario_id");

-- CreateIndex
CREATE INDEX "share_tags_idx" ON "share" USING GIN ("tags");

-- AddForeignKey
ALTER TABLE "share" ADD CONSTRAINT "share_scenario_id_fkey" FOREIGN KEY ("scenario_id") REFERENCES "scenario"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
