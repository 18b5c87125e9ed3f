import type { User } from '@sevenfold/contract/accounts/user';

export const student: User = {
  id: '0190a000-0000-7000-8000-000000000001',
  role_id: 3,
  username: 'asha.rao',
  full_name: 'Asha Rao',
  email: 'asha.rao@mail.com',
  phone: null,
  verified: true,
  created_at: '2026-03-02T09:00:00.000Z',
  ib_year: 'IBDP-year1',
  math_course: 'AA HL',
  country: 'India',
  school: 'Riverside School',
};

export const staff: User = {
  ...student,
  id: '0190a000-0000-7000-8000-000000000002',
  role_id: 2,
  username: 'stefan',
  full_name: 'Stefan Staff',
  email: 'staff@sevenfold.example',
};

export const owner: User = {
  ...staff,
  id: '0190a000-0000-7000-8000-000000000003',
  role_id: 1,
  username: 'olga',
  full_name: 'Olga Owner',
  email: 'owner@sevenfold.example',
};
