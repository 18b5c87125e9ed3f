-- As many difficulties as the contract lists. Rows that are there were checked on their way in.
ALTER TABLE "questions" ADD CONSTRAINT "questions_difficulty_check" CHECK (difficulty between 1 and 3) NOT VALID;
