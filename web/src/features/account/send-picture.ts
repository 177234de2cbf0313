import { avatarLimits, type PictureFault, pictureFaults } from '@quarry/contracts/access';
import * as z from 'zod';
import { sendFile } from '../../data/index.ts';

export type SentPicture = { kind: 'kept'; avatarId: string; url: string } | { kind: 'refused'; code: PictureFault };

const answerSchema = z.union([
  z.object({ avatarId: z.string(), url: z.string() }),
  z.object({ issues: z.array(z.object({ code: z.enum(pictureFaults) })).min(1) }),
]);

/** Sends a picture, which the server cuts to a square; it is nobody's yet. */
export async function sendPicture(file: File): Promise<SentPicture> {
  // Said at once and not after minutes of sending.
  if (file.size > avatarLimits.bytes) return { kind: 'refused', code: 'picture_too_heavy' };
  const answer = await sendFile('/avatars', file, (body) => answerSchema.parse(body));
  if ('avatarId' in answer) return { kind: 'kept', ...answer };
  return { kind: 'refused', code: answer.issues[0]?.code ?? 'not_a_picture' };
}
