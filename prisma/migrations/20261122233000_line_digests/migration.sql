-- AlterTable
ALTER TABLE "scenario" ADD COLUMN     "line_digests" TEXT NOT NULL DEFAULT '';
