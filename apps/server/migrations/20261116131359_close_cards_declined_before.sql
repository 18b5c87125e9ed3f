-- A card that was declined before the same order was paid is nobody's to look at. From now on these close by themselves.
UPDATE payments declined SET resolved_at = later.at, resolved_note = 'Paid later with the same order.'
FROM (
  SELECT provider, ref, max(at) AS at FROM payments WHERE status = 'paid' GROUP BY provider, ref
) later
WHERE declined.status = 'failed' AND declined.resolved_at IS NULL
  AND declined.provider = later.provider AND declined.ref = later.ref AND declined.at <= later.at;
