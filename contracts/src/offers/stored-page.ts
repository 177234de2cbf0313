/** The id of what is marked in a stored page: the fragment of its address, by which a browser brings the mark into view. */
export const storedPageMark = 'marked-in-stored-page';
