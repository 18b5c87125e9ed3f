ALTER TABLE "payments" ADD COLUMN "resolved_by" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "resolved_note" text;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_locked_index" ON "users" USING btree ("locked_at") WHERE locked_at is not null;--> statement-breakpoint
CREATE INDEX "payments_paid_index" ON "payments" USING btree ("at") WHERE status = 'paid';--> statement-breakpoint
CREATE INDEX "doubts_created_index" ON "doubts" USING btree ("created_at","user_id");--> statement-breakpoint
CREATE INDEX "practice_tests_created_index" ON "practice_tests" USING btree ("created_at","user_id");--> statement-breakpoint
CREATE INDEX "practice_tests_finished_index" ON "practice_tests" USING btree ("finished_at","user_id");--> statement-breakpoint
CREATE INDEX "completed_questions_created_index" ON "completed_questions" USING btree ("created_at","user_id");