create function place_questions(ids integer[]) returns void language plpgsql set jit = off as $$
begin
  if coalesce(cardinality(ids), 0) = 0 then return; end if;
  delete from question_places p
    using (
      select question_id, subject_id from question_places where question_id = any(ids)
      except
      select question_id, subject_id from wanted_question_places where question_id = any(ids)
    ) gone
    where p.question_id = gone.question_id and p.subject_id = gone.subject_id;
  perform put_places(ids);
end $$;
