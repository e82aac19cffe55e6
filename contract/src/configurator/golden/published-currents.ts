/**
 * Allowed currents arranged a second time, apart from `norms/`, so that a slip in one of the two arrangements is seen.
 * One row for each document, way of laying, material and number of phases; then a column for each section in mm².
 */
const table = `
norm;laying;material;phases;1.5;2.5;4;6;10;16;25;35;50;70;95;120;150;185;240
gost-r-50571-5-52;insulated-wall;copper;1;14;18.5;25;32;43;57;75;92;110;139;167;192;219;248;291
gost-r-50571-5-52;pipe;copper;1;16.5;23;30;38;52;69;90;111;133;168;201;232;258;294;344
gost-r-50571-5-52;surface;copper;1;19.5;27;36;46;63;85;112;138;168;213;258;299;344;392;461
gost-r-50571-5-52;tray;copper;1;22;30;40;51;70;94;119;148;180;232;282;328;379;434;514
gost-r-50571-5-52;ground-duct;copper;1;22;29;37;46;60;78;99;119;140;173;204;231;261;292;336
gost-r-50571-5-52;ground;copper;1;22;28;38;48;64;83;110;132;156;192;230;261;293;331;382
gost-r-50571-5-52;insulated-wall;copper;3;13;17.5;23;29;39;52;68;83;99;125;150;172;196;223;261
gost-r-50571-5-52;pipe;copper;3;15;20;27;34;46;62;80;99;118;149;179;206;225;255;297
gost-r-50571-5-52;surface;copper;3;17.5;24;32;41;57;76;96;119;144;184;223;259;299;341;403
gost-r-50571-5-52;tray;copper;3;18.5;25;34;43;60;80;101;126;153;196;238;276;319;364;430
gost-r-50571-5-52;ground-duct;copper;3;18;24;30;38;50;64;82;98;116;143;169;192;217;243;280
gost-r-50571-5-52;ground;copper;3;19;24;33;41;54;70;92;110;130;162;193;220;246;278;320
gost-r-50571-5-52;insulated-wall;aluminium;1;;14.5;19.5;25;33;44;58;71;86;108;130;150;172;195;229
gost-r-50571-5-52;pipe;aluminium;1;;17.5;24;30;41;54;71;86;104;131;157;181;201;230;269
gost-r-50571-5-52;surface;aluminium;1;;21;28;36;49;66;83;103;125;160;195;226;261;298;352
gost-r-50571-5-52;tray;aluminium;1;;23;31;39;54;73;89;111;135;173;210;244;282;322;380
gost-r-50571-5-52;ground-duct;aluminium;1;;22;29;36;47;61;77;93;109;135;159;180;204;228;262
gost-r-50571-5-52;insulated-wall;aluminium;3;;13.5;17.5;23;31;41;53;65;78;98;118;135;155;176;207
gost-r-50571-5-52;pipe;aluminium;3;;15.5;21;27;36;48;62;77;92;116;139;160;176;199;232
gost-r-50571-5-52;surface;aluminium;3;;18.5;25;32;44;59;73;90;110;140;170;197;227;259;305
gost-r-50571-5-52;tray;aluminium;3;;19.5;26;33;46;61;78;96;117;150;183;212;245;280;330
gost-r-50571-5-52;ground-duct;aluminium;3;;18.5;24;30;39;50;64;77;91;112;132;150;169;190;218
gost-31996;surface;copper;1;21;27;36;46;63;84;112;137;167;211;261;302;346;397;472
gost-31996;tray;copper;1;21;27;36;46;63;84;112;137;167;211;261;302;346;397;472
gost-31996;ground;copper;1;27;36;47;59;79;102;133;158;187;231;279;317;358;405;471
gost-31996;surface;copper;3;19.53;25.11;33.48;42.78;58.59;78.12;104.16;127.41;155.31;196.23;242.73;280.86;321.78;369.21;438.96
gost-31996;tray;copper;3;19.53;25.11;33.48;42.78;58.59;78.12;104.16;127.41;155.31;196.23;242.73;280.86;321.78;369.21;438.96
gost-31996;ground;copper;3;25.11;33.48;43.71;54.87;73.47;94.86;123.69;146.94;173.91;214.83;259.47;294.81;332.94;376.65;438.03
gost-31996;surface;aluminium;1;;21;29;37;50;67;87;106;126;161;197;229;261;302;357
gost-31996;tray;aluminium;1;;21;29;37;50;67;87;106;126;161;197;229;261;302;357
gost-31996;ground;aluminium;1;;28;37;44;59;77;102;123;143;178;214;244;274;312;363
gost-31996;surface;aluminium;3;;19.53;26.97;34.41;46.5;62.31;80.91;98.58;117.18;149.73;183.21;212.97;242.73;280.86;332.01
gost-31996;tray;aluminium;3;;19.53;26.97;34.41;46.5;62.31;80.91;98.58;117.18;149.73;183.21;212.97;242.73;280.86;332.01
gost-31996;ground;aluminium;3;;26.04;34.41;40.92;54.87;71.61;94.86;114.39;132.99;165.54;199.02;226.92;254.82;290.16;337.59
pue;insulated-wall;copper;1;15;21;27;34;50;70;85;100;135;175;215;250;;;
pue;pipe;copper;1;15;21;27;34;50;70;85;100;135;175;215;250;;;
pue;surface;copper;1;19;25;35;42;55;75;95;120;145;180;220;260;305;350;
pue;tray;copper;1;19;25;35;42;55;75;95;120;145;180;220;260;305;350;
pue;ground;copper;1;27;38;49;60;90;115;150;180;225;275;330;385;435;500;
pue;ground-duct;copper;1;27;38;49;60;90;115;150;180;225;275;330;385;435;500;
pue;insulated-wall;copper;3;15;21;27;34;50;70;85;100;135;175;215;250;;;
pue;pipe;copper;3;15;21;27;34;50;70;85;100;135;175;215;250;;;
pue;surface;copper;3;19;25;35;42;55;75;95;120;145;180;220;260;305;350;
pue;tray;copper;3;19;25;35;42;55;75;95;120;145;180;220;260;305;350;
pue;ground;copper;3;27;38;49;60;90;115;150;180;225;275;330;385;435;500;
pue;ground-duct;copper;3;27;38;49;60;90;115;150;180;225;275;330;385;435;500;
pue;insulated-wall;aluminium;1;;16;21;26;38;55;65;75;105;135;165;190;;;
pue;pipe;aluminium;1;;16;21;26;38;55;65;75;105;135;165;190;;;
pue;surface;aluminium;1;;19;27;32;42;60;75;90;110;140;170;200;235;270;
pue;tray;aluminium;1;;19;27;32;42;60;75;90;110;140;170;200;235;270;
pue;ground;aluminium;1;;29;38;46;70;90;115;140;175;210;255;295;335;385;
pue;ground-duct;aluminium;1;;29;38;46;70;90;115;140;175;210;255;295;335;385;
pue;insulated-wall;aluminium;3;;16;21;26;38;55;65;75;105;135;165;190;;;
pue;pipe;aluminium;3;;16;21;26;38;55;65;75;105;135;165;190;;;
pue;surface;aluminium;3;;17.48;24.84;29.44;38.64;55.2;69;82.8;101.2;128.8;156.4;184;216.2;248.4;
pue;tray;aluminium;3;;17.48;24.84;29.44;38.64;55.2;69;82.8;101.2;128.8;156.4;184;216.2;248.4;
pue;ground;aluminium;3;;26.68;34.96;42.32;64.4;82.8;105.8;128.8;161;193.2;234.6;271.4;308.2;354.2;
pue;ground-duct;aluminium;3;;26.68;34.96;42.32;64.4;82.8;105.8;128.8;161;193.2;234.6;271.4;308.2;354.2;
`

type Row = { norm: string; laying: string; material: string; phases: number; currents: (number | null)[] }

const [head = '', ...rows] = table.trim().split('\n')
export const publishedSections: readonly number[] = head.split(';').slice(4).map(Number)
export const publishedCurrents: readonly Row[] = rows.map((row) => {
  const [norm = '', laying = '', material = '', phases = '', ...currents] = row.split(';')
  return { norm, laying, material, phases: Number(phases), currents: currents.map((cell) => (cell === '' ? null : Number(cell))) }
})

/** Null: the document has no figure for it. */
export function publishedCurrent(way: { norm: string; laying: string; material: string; phases: number }, section: number): number | null {
  const row = publishedCurrents.find(
    ({ norm, laying, material, phases }) =>
      norm === way.norm && laying === way.laying && material === way.material && phases === way.phases,
  )
  return row?.currents[publishedSections.indexOf(section)] ?? null
}
