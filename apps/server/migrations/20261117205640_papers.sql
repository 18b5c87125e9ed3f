CREATE TABLE "blueprints" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blueprints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"subject_id" integer NOT NULL,
	"paper" text,
	"minutes" smallint NOT NULL,
	"wishes" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grade_boundaries" (
	"subject_id" integer NOT NULL,
	"paper" text NOT NULL,
	"grade" smallint NOT NULL,
	"percent" real NOT NULL,
	CONSTRAINT "grade_boundaries_subject_id_paper_grade_pk" PRIMARY KEY("subject_id","paper","grade"),
	CONSTRAINT "grade_boundaries_grade_check" CHECK (grade between 2 and 7)
);
--> statement-breakpoint
CREATE TABLE "paper_courses" (
	"subject_id" integer PRIMARY KEY NOT NULL,
	"booklet" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paper_questions" (
	"paper_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"section" text NOT NULL,
	"question_id" integer NOT NULL,
	"marks" smallint NOT NULL,
	CONSTRAINT "paper_questions_paper_id_position_pk" PRIMARY KEY("paper_id","position")
);
--> statement-breakpoint
CREATE TABLE "paper_students" (
	"paper_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "paper_students_paper_id_user_id_pk" PRIMARY KEY("paper_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "papers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "papers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"subject_id" integer NOT NULL,
	"paper" text,
	"letter" text,
	"minutes" smallint NOT NULL,
	"reading_minutes" smallint NOT NULL,
	"calculator_allowed" boolean,
	"source" text NOT NULL,
	"owner_id" uuid,
	"blueprint_id" integer,
	"audience" text NOT NULL,
	"opens_at" timestamp (3) with time zone,
	"published" boolean NOT NULL,
	"content_key" text,
	"question_count" smallint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "papers_owner_check" CHECK ((owner_id is not null) = (source = 'student'))
);
--> statement-breakpoint
ALTER TABLE "practice_tests" ADD COLUMN "paper_id" integer;--> statement-breakpoint
ALTER TABLE "practice_tests" ADD COLUMN "reading_minutes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "blueprints" ADD CONSTRAINT "blueprints_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_boundaries" ADD CONSTRAINT "grade_boundaries_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_courses" ADD CONSTRAINT "paper_courses_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_questions" ADD CONSTRAINT "paper_questions_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_questions" ADD CONSTRAINT "paper_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_students" ADD CONSTRAINT "paper_students_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_students" ADD CONSTRAINT "paper_students_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_blueprint_id_blueprints_id_fk" FOREIGN KEY ("blueprint_id") REFERENCES "public"."blueprints"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blueprints_subject_index" ON "blueprints" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "paper_questions_question_index" ON "paper_questions" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "paper_students_user_index" ON "paper_students" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "papers_slug_key" ON "papers" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "papers_content_key" ON "papers" USING btree ("content_key");--> statement-breakpoint
CREATE INDEX "papers_subject_index" ON "papers" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "papers_owner_index" ON "papers" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "papers_blueprint_index" ON "papers" USING btree ("blueprint_id");--> statement-breakpoint
-- The column is new: no row has anything in it that could be wrong.
ALTER TABLE "practice_tests" ADD CONSTRAINT "practice_tests_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
-- survivable: the index is of rows that have a paper, and none has one yet; it is made at once.
CREATE INDEX "practice_tests_paper_index" ON "practice_tests" USING btree ("paper_id","user_id") WHERE paper_id is not null;--> statement-breakpoint
create trigger z_count_bank_version after insert or update or delete on paper_courses
  for each statement execute function count_bank_version();--> statement-breakpoint
create trigger z_count_bank_version after insert or update or delete on grade_boundaries
  for each statement execute function count_bank_version();--> statement-breakpoint
create trigger z_count_bank_version_of_new after insert or update on papers
  for each row when (new.source <> 'student') execute function count_bank_version();--> statement-breakpoint
create trigger z_count_bank_version_of_old after delete on papers
  for each row when (old.source <> 'student') execute function count_bank_version();--> statement-breakpoint
create trigger a_enter_bank before insert or update or delete on paper_courses
  for each statement execute function enter_bank();--> statement-breakpoint
create trigger a_enter_bank before insert or update or delete on grade_boundaries
  for each statement execute function enter_bank();--> statement-breakpoint
-- survivable: a test without time for reading, and the version before makes no other, starts as before.
create or replace function start_test(of_slug text, of_user uuid, given_at timestamptz) returns table (
  test_id integer, is_new boolean,
  started_at timestamptz, deadline_at timestamptz, finished_at timestamptz, statuses json, replies json
) language plpgsql rows 1 as $$
#variable_conflict use_column
declare
  test practice_tests;
begin
  select * into test from practice_tests where slug = of_slug and user_id = of_user for update;
  if not found then return; end if;
  if test.started_at is null then
    update practice_tests set started_at = given_at,
        deadline_at = given_at + make_interval(mins => duration + reading_minutes)
      where id = test.id;
  end if;
  return query select test.id, test.started_at is null, p.* from progress_of_test(test.id) p;
end
$$;--> statement-breakpoint
-- survivable: what is done in tests without time for reading counts as before; a server of the version before answers
-- an action in the reading time of a paper with a failure, and the browser sends it again later.
create or replace function record_test_actions(of_slug text, of_user uuid, given_at timestamptz, actions jsonb) returns table (
  started_at timestamptz, deadline_at timestamptz, finished_at timestamptz, statuses json, replies json
) language plpgsql rows 1 as $$
#variable_conflict use_column
declare
  test practice_tests;
  moment timestamptz;
  fresh uuid[];
  unspent bigint;
begin
  select * into test from practice_tests where slug = of_slug and user_id = of_user for update;
  if not found then return; end if;
  moment := given_at + (clock_timestamp() - statement_timestamp());
  if test.reading_minutes > 0 and test.finished_at is null
    and moment < test.started_at + make_interval(mins => test.reading_minutes) then
    raise exception 'the paper is only read yet' using errcode = 'SF001';
  end if;
  if moment >= test.deadline_at or test.finished_at is not null then
    -- How long the last question was open until the deadline nobody could have told before it.
    actions := case when test.ended_by is distinct from 'student'
      then jsonb_path_query_array(actions, '$[*] ? (@.kind == "time")') else '[]' end;
    moment := test.deadline_at;
  end if;
  if test.started_at is not null then
    -- What has been counted before, or is about no question of the test, is left out. One for each second of the test is
    -- more than anybody does, and no more is kept.
    with noted as (
      insert into practice_test_actions (test_id, action_id)
      select q.test_id, given.id
      from jsonb_to_recordset(actions) as given (id uuid, question_id int)
      join practice_test_questions q on q.test_id = test.id and q.question_id = given.question_id
      where (select count(*) from practice_test_actions a where a.test_id = test.id) < test.duration * 60
      on conflict do nothing
      returning action_id
    )
    select array_agg(action_id) into fresh from noted;

    if fresh is not null then
      -- Of several actions on one question the last one counts.
      update practice_test_questions q set status = last.status, status_at = moment
      from (
        select distinct on (question_id) question_id, case kind when 'skip' then 'skipped' else 'attempted' end as status
        from rows from (jsonb_to_recordset(actions) as (id uuid, question_id int, kind text))
          with ordinality as given (id, question_id, kind, place)
        where kind in ('attempt', 'skip') and id = any(fresh)
        order by question_id, place desc
      ) last
      where q.test_id = test.id and q.question_id = last.question_id;

      if actions @> '[{"kind": "reply"}]' then
        -- Of several replies to one field, too.
        insert into practice_test_replies as r (test_id, question_id, field, value)
        select distinct on (question_id, field) test.id, question_id, field, value
        from rows from (jsonb_to_recordset(actions) as (id uuid, question_id int, kind text, field text, value text))
          with ordinality as given (id, question_id, kind, field, value, place)
        where kind = 'reply' and id = any(fresh)
        order by question_id, field, place desc
        on conflict (test_id, question_id, field) do update set value = excluded.value;
        if found and test.replies_state is null then
          update practice_tests set replies_state = 'typed' where id = test.id;
        end if;
      end if;

      if actions @> '[{"kind": "time"}]' then
        -- How long each question was open is the browser's word; together it is never longer than the test has run.
        select greatest(0, floor(extract(epoch from moment - test.started_at) * 1000) - coalesce(sum(spent_ms), 0))
          into unspent from practice_test_questions where test_id = test.id;
        update practice_test_questions q set spent_ms = coalesce(q.spent_ms, 0) + spent.counted
        from (
          select question_id, sum(least(milliseconds, greatest(0, unspent - before)))::int as counted
          from (
            select question_id, milliseconds, coalesce(
              sum(milliseconds) over (order by place rows between unbounded preceding and 1 preceding), 0) as before
            from rows from (jsonb_to_recordset(actions) as (id uuid, question_id int, kind text, milliseconds int))
              with ordinality as given (id, question_id, kind, milliseconds, place)
            where kind = 'time' and id = any(fresh)
          ) timed
          group by question_id
        ) spent
        where q.test_id = test.id and q.question_id = spent.question_id;
      end if;
    end if;
  end if;
  return query select * from progress_of_test(test.id);
end
$$;
