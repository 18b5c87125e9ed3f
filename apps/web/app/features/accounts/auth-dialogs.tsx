export const AuthDialogs = () => null;
