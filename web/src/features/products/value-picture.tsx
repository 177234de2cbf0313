import { apiUrl } from '../../data/index.ts';

type ValuePictureProps = { mediaId: string; className: string | undefined };

/** The picture a value names by the id of its stored medium; the API serves it, which may be another host. */
export function ValuePicture({ mediaId, className }: ValuePictureProps) {
  return <img className={className} src={apiUrl(`/media/${mediaId}`)} alt="" loading="lazy" />;
}
