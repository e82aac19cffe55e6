-- Whether this member of staff answers for the company: it is his, or that of one whom he stands in for today.
create function manages_company(manager integer, company integer) returns boolean
language sql stable as $$
  select exists (
    select from company_managers m
    where m.company_id = company and (
      m.manager_id = manager
      or exists (
        select from manager_absences a
        where a.manager_id = m.manager_id and a.substitute_id = manager
          and (now() at time zone 'Europe/Moscow')::date between a.away_from and a.away_to
      )
    )
  )
$$;
