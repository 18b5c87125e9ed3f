ALTER TABLE "users" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Those that starts before this one have made. Nobody has a mailbox below .example, which is reserved.
update users set is_demo = true
where email in ('owner@sevenfold.example', 'staff@sevenfold.example', 'student@sevenfold.example')
   or (email like '%@sevenfold.example' and exists (select from loaded_content where key = 'demo/past'));
