import { DocumentsPage } from '#features/documents/documents-page.tsx'
import { PayDialog } from './payment-dialogs.tsx'

export const Documents = () => <DocumentsPage PayDialog={PayDialog} />
