import { EntryPage } from '#features/back-office/content/entry-page.tsx'
import { ContentPreview } from './content-preview.tsx'

/** The form belongs to the back office, what buyers see to their own features. */
export function ContentEntry({ id }: { id: string }) {
  return <EntryPage key={id} name={id} Preview={ContentPreview} />
}
