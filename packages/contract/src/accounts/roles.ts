/** 1 owner: may change roles and delete users. 2 staff: everything else in the admin area. 3 student. */
export const roleIds = { owner: 1, staff: 2, student: 3 } as const;

export type RoleId = (typeof roleIds)[keyof typeof roleIds];

export const isStaff = (roleId: number): boolean => roleId === roleIds.owner || roleId === roleIds.staff;

export const isOwner = (roleId: number): boolean => roleId === roleIds.owner;
