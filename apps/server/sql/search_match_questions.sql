-- Questions for the first of the queries that some answer to. An index lists every question with a word before it
-- hands out the first, and of a common word a large bank has tens of thousands. So the first dozen of each topic have
-- an index of their own: a common word is found there often enough, a rare one is cheap to find among all. What
-- teaches questions is looked at where no text answers.
create function search_match_questions(queries tsquery[], staff boolean)
returns setof search_questions language plpgsql stable parallel safe
set enable_seqscan = off set jit = off as $$
declare
  matches search_questions[];
begin
  for place in 1..cardinality(queries) loop
    matches := array(
      select q from search_questions q
      where sample and tsv @@ queries[place] and (staff or not staff_only) limit 60
    );
    if cardinality(matches) < 8 then
      matches := array(
        select q from search_questions q where tsv @@ queries[place] and (staff or not staff_only) limit 60
      );
    end if;
    if cardinality(matches) > 0 then
      return query select * from unnest(matches);
      return;
    end if;
  end loop;
  for place in 1..cardinality(queries) loop
    return query
      select * from search_questions where taught @@ queries[place] and (staff or not staff_only) limit 60;
    if found then return; end if;
  end loop;
end $$;
