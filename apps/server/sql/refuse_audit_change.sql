create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log can only grow';
end
$$;

create trigger audit_log_only_grows before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();
