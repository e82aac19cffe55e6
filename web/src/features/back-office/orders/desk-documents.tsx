import Box from '@mui/material/Box'
import type { Document } from '@vitrina/contract/documents/documents'
import { useTranslation } from '#i18n/use-translation.tsx'
import { DocumentRow } from '#parts/order/document-row.tsx'
import { Section } from '#parts/order/section.tsx'

/** Documents issued for an order, to print and to send. */
export function DeskDocuments({ documents }: { documents: readonly Document[] }) {
  const { t } = useTranslation('desk')
  if (documents.length === 0) return null
  return (
    <Section title={t('documents.title')}>
      <Box
        component="ul"
        sx={{ m: 0, mx: { xs: -3, sm: -4 }, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} />
        ))}
      </Box>
    </Section>
  )
}
