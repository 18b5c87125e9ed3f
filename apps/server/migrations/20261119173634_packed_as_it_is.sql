-- What comes packed only costs time when it is packed again, to no avail.
alter table questions
  alter column typeset_question set storage external,
  alter column typeset_solution set storage external;
