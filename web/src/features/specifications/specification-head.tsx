import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { Specification } from '@vitrina/contract/specifications/specification-shapes'
import { memo, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import type { Editor } from './editor/editor.ts'
import { SaveMark } from './editor/save-mark.tsx'
import { InlineText } from '#ui/inline-text.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { useChangeHead } from './specifications.api.ts'
import { VisibilityMark } from './visibility-mark.tsx'

export type Head = Pick<
  Specification,
  'id' | 'name' | 'code' | 'objectName' | 'note' | 'visibility' | 'canEdit' | 'isOwn' | 'kind' | 'status' | 'owner'
>
type Props = { head: Head; editor: Editor; onChange: (changed: Partial<Head>) => void }

/** Name, number, object and note are changed where they stand. */
function HeadView({ head, editor, onChange }: Props) {
  const { t } = useTranslation('specifications')
  const [isSharing, setSharing] = useState(false)
  const change = useChangeHead()
  const isReadOnly = !head.canEdit
  const save = (fields: Partial<Pick<Head, 'name' | 'code' | 'objectName' | 'note'>>) => {
    onChange(fields)
    change.mutate({ id: head.id, ...fields }, { onError: () => onChange(head) })
  }
  const inline = (field: 'code' | 'objectName' | 'note', maxLength: number) => {
    const label = t(`fields.${field === 'objectName' ? 'object' : field}`)
    if (isReadOnly && !head[field]) return null
    return (
      <Box sx={{ minWidth: 0 }}>
        <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>
          {label}:
        </Box>
        <InlineText
          label={label}
          value={head[field]}
          placeholder={t('head.add')}
          maxLength={maxLength}
          isReadOnly={isReadOnly}
          isMultiline={field === 'note'}
          onSave={(text) => save({ [field]: text })}
        />
      </Box>
    )
  }
  return (
    <Box sx={{ minWidth: 0, flex: '1 1 320px' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <Typography variant="h1" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <InlineText
            label={t('fields.name')}
            value={head.name}
            placeholder=""
            maxLength={200}
            isReadOnly={isReadOnly}
            isRequired
            onSave={(name) => save({ name })}
          />
        </Typography>
        {head.kind === 'recommended' && <Chip size="small" label={t('head.recommended')} />}
        {head.status === 'archived' && <Chip size="small" label={t('lists.archive')} />}
        {head.canEdit ? <SaveMark editor={editor} /> : <Chip size="small" variant="outlined" label={t('head.readOnly')} />}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 0.5, fontSize: 13, mt: 1 }}>
        {inline('code', 60)}
        {inline('objectName', 200)}
        {inline('note', 2_000)}
        {head.isOwn && head.kind === 'working' ? (
          <Button
            size="small"
            color="inherit"
            onClick={() => setSharing(true)}
            sx={{ minHeight: 24, py: 0, mx: -2 }}
            aria-label={`${t('actions.share')}: ${t(`visibility.${head.visibility}`)}`}
          >
            <VisibilityMark visibility={head.visibility} />
          </Button>
        ) : (
          head.owner && head.kind === 'working' && <span>{t('head.owner', { name: head.owner.name })}</span>
        )}
      </Box>
      {isSharing && (
        <ShareDialog specification={head} onClose={() => setSharing(false)} onSaved={({ visibility }) => onChange({ visibility })} />
      )}
    </Box>
  )
}

export const SpecificationHead = memo(HeadView)
