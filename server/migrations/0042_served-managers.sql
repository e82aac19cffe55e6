-- The manager and, today, those they stand in for: read once for a statement, where a call for each company would cost too much.
CREATE FUNCTION "served_managers"(manager integer) RETURNS integer[] LANGUAGE sql STABLE AS $$
  select array_agg(s.id) from (
    select manager as id
    union all
    select a.manager_id from manager_absences a
    where a.substitute_id = manager and (now() at time zone 'Europe/Moscow')::date between a.away_from and a.away_to
  ) s
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "manages_company"(manager integer, company integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  select exists (
    select from company_managers m
    where m.company_id = company and m.manager_id = any((select served_managers(manager))::integer[])
  )
$$;
