CREATE TABLE "plan_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"hours_a_week" double precision NOT NULL,
	"weekdays" smallint[] NOT NULL,
	"blocked_days" date[] NOT NULL,
	"until" date,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "plan_settings" ADD CONSTRAINT "plan_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;