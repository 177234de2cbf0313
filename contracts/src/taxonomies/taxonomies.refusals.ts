/** Why a taxonomy is not taken: the reason, and after a line break the next step. */
export const english = {
  TAXONOMY_FILE_GONE: 'The uploaded file is gone.\nUpload it again.',
} as const;
