import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon'

/** An icon of @mdi/js; decorative unless a title is given. */
export const Icon = ({ path, title, ...props }: Omit<SvgIconProps, 'children'> & { path: string; title?: string }) => (
  <SvgIcon {...props} {...(title && { titleAccess: title })}>
    <path d={path} />
  </SvgIcon>
)
