-- CreateIndex
-- A role that may not create extensions, and a server without pg_trgm, get no indexes: a search reads all rows there.
-- Without fastupdate = off, entries wait in a list that every search and clean-up reads to its end.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "share_title_idx" ON "share" USING GIN ("title" gin_trgm_ops) WITH (fastupdate = off);
  CREATE INDEX "share_note_idx" ON "share" USING GIN ("note" gin_trgm_ops) WITH (fastupdate = off);
EXCEPTION
  WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
    RAISE NOTICE 'share: no trigram indexes: %', SQLERRM;
END
$$;
