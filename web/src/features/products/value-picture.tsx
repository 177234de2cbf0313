import { apiUrl } from '../../data/index.ts';

type ValuePictureProps = { path: string; className: string | undefined };

/** The picture a value refers to; the API serves it, which may be another host. */
export function ValuePicture({ path, className }: ValuePictureProps) {
  return <img className={className} src={apiUrl(path)} alt="" loading="lazy" />;
}
