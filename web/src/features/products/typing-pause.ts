/** How long somebody has to stop typing before it is asked what is known of that. */
export const typingPauseMs = 300;
