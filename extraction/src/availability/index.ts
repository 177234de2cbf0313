export { readAvailability } from './read-availability.ts';
