-- CreateIndex
CREATE INDEX "share_updated_at_idx" ON "share"("updated_at");
