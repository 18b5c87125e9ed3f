-- A server of the version before saves a question's HTML in columns of its own and doesn't know of the packed one. One that
-- does know and has packed the same again may as well read those columns.
create function forget_typeset() returns trigger language plpgsql as $$
begin
  new.typeset_question := null;
  new.typeset_solution := null;
  return new;
end
$$;

create trigger questions_forget_typeset before update on questions
  for each row when (
    new.questions_html <> ''
    and new.updated_at <> old.updated_at
    and new.typeset_question is not distinct from old.typeset_question
    and new.typeset_solution is not distinct from old.typeset_solution
  ) execute function forget_typeset();
