import './mantine-password.css';

/** With the styles that only a screen with a password needs. */
export { PasswordInput, type PasswordInputProps } from '@mantine/core';
