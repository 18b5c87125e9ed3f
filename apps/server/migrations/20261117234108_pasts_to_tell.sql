CREATE TABLE "untold_pasts" (
	"user_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "untold_pasts" ADD CONSTRAINT "untold_pasts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Who has answered or ticked something before the coach was told of it. A job makes events of that, student by student.
insert into untold_pasts (user_id)
  select id from users u
  where exists (select from question_replies r where r.user_id = u.id)
    or exists (select from completed_questions c where c.user_id = u.id)
    or exists (select from practice_tests t where t.user_id = u.id and t.finished_at is not null)
  on conflict do nothing;
