-- DELETE /api/user_question/{id} takes a bookmark's id or its question's. Questions are counted from 1 and will not
-- come near this number, so the two never mean each other.
ALTER TABLE "user_questions" ALTER COLUMN "id" RESTART WITH 1000000000;
