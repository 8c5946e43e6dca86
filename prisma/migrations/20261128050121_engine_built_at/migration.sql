-- AlterTable
ALTER TABLE "scenario" ADD COLUMN     "engine_built_at" TIMESTAMPTZ(3);
