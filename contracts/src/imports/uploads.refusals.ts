/** Refusals of uploads: the reason, and after a line break the next step. */
export const english = {
  upload_gone: 'There is no such upload, or its time is over.\nUpload the file again.',
  upload_empty: 'The file is empty.\nChoose a file with content.',
  upload_too_large: 'The file is larger than {{limit}} MB.\nDivide it into smaller files and upload them one by one.',
  upload_quota:
    'Your unused uploads together would take more than {{limit}} MB.\nDelete one of them, or wait: they are deleted one day after they were sent.',
  upload_too_many:
    'You have {{limit}} uploads that nothing uses.\nDelete one of them, or wait: they are deleted one day after they were sent.',
  upload_key_reused: 'This Idempotency-Key was used for another file.\nSend each file with a key of its own.',
  upload_part_misplaced:
    'No part of this file has {{length}} bytes and begins at byte {{offset}}.\nSend the part that begins at byte {{reached}}.',
  upload_hole: 'The file was received up to byte {{reached}} only.\nSend the part that begins there.',
  upload_part_differs:
    'The part at byte {{offset}} was sent before with other content: the file was changed meanwhile.\nUpload the file again.',
  upload_unfinished:
    'Only {{reached}} of {{bytes}} bytes were received.\nSend the part that begins at byte {{reached}}.',
  upload_disk_full:
    'The server has no room for this part, and kept nothing of it.\nAsk the person who runs the server to free some room, then resume the upload.',
  upload_used: 'The upload is used already.\nDelete what uses it instead.',
  not_a_picture: 'The file is no picture in JPEG, PNG, WebP, GIF or AVIF format.\nChoose another file.',
  picture_too_large: 'The picture is larger than {{limit}} MB.\nReduce it and choose it again.',
  picture_too_many_pixels:
    'The picture has more than {{limit}} million pixels.\nReduce its width and height and choose it again.',
  picture_damaged: 'The picture is damaged or incomplete.\nChoose another file, or export it again.',
  picture_gone: 'This picture was used before, or its upload is over.\nUpload the picture again.',
  pictures_waiting: 'Many pictures are being checked right now.\nTry again in a minute.',
} as const;
