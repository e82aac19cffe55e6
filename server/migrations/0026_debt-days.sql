CREATE TABLE "debt_days" (
	"day" date PRIMARY KEY NOT NULL,
	"companies" integer NOT NULL,
	"receivables" bigint NOT NULL,
	"overdue" bigint NOT NULL
);
