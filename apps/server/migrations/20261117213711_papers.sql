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
ALTER TABLE "practice_tests" ADD CONSTRAINT "practice_tests_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_tests_paper_index" ON "practice_tests" USING btree ("paper_id","user_id") WHERE paper_id is not null;