import { useState } from 'react';
import { apiFile } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { saveFile } from '~/lib/save-file.ts';
import { toast } from '~/ui/toast.ts';
import type { UserFilterQuery } from './user-filters.ts';

export function useExport() {
  const [exporting, setExporting] = useState(false);
  const exportUsers = async (filter: UserFilterQuery) => {
    setExporting(true);
    try {
      const file = await apiFile('GET /api/admin/users/export', { query: filter });
      saveFile(file, `users-${new Date().toISOString().slice(0, 10)}.csv`);
      toast.success('The list has been saved. Who exported it is in the audit log.');
    } catch (error) {
      toast.error(messageOf(error));
    }
    setExporting(false);
  };
  return { exporting, exportUsers };
}
