import './mantine-floating.css';

/** What floats beside the button that opens it, with the styles that only then are needed. */
export { Menu, Popover } from '@mantine/core';
