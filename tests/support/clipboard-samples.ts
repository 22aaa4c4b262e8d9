/** What Word for Windows puts on the clipboard for a heading, text, two kinds of list and a link, shortened. */
export const WORD_HTML = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- @font-face {font-family:"Cambria Math";} p.MsoNormal {mso-style-unhide:no; margin:0cm;} --></style></head>
<body lang=TR style='tab-interval:35.4pt'><!--StartFragment-->
<h1 style='mso-list:none'><span lang=TR style='mso-ansi-language:TR'>Deck altyapısı<o:p></o:p></span></h1>
<p class=MsoNormal><span lang=TR style='mso-ansi-language:TR'>İyi bir deck, <b style='mso-bidi-font-weight:normal'>görünmeyen</b> yerde <i>başlar</i>. Ayrıntı için </span><a href="https://ornek.com/rehber"><span lang=TR>rehbere bakın</span></a><span lang=TR>.<o:p></o:p></span></p>
<p class=MsoNormal><span lang=TR><o:p>&nbsp;</o:p></span></p>
<h2><a name="_Toc1"><span lang=TR>Malzeme</span></a><o:p></o:p></h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=TR style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=TR>Taşıyıcı profil<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span lang=TR>Paslanmaz ayak<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]><span lang=TR>Gizli klips<o:p></o:p></span></p>
<p class=MsoNormal><span lang=TR>Sonra sırayla:</span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;</span></span><![endif]><span lang=TR>Zemini düzeltin</span></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp;</span></span><![endif]><span lang=TR>Profili dizin</span></p>
<!--EndFragment--></body></html>`;

/** The same from Google Docs. */
export const GOOGLE_DOCS_HTML = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-2f1c3f1e-7fff-1a2b">
<h1 dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;">Deck altyapısı</span></h1>
<p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-family:Arial;font-weight:400;">İyi bir deck, </span><span style="font-size:11pt;font-weight:700;font-style:normal;">görünmeyen</span><span style="font-size:11pt;font-weight:400;"> yerde </span><span style="font-size:11pt;font-weight:400;font-style:italic;">başlar</span><span style="font-weight:400">. Ayrıntı için </span><a href="https://www.google.com/url?q=https://ornek.com/rehber&amp;sa=D&amp;ust=1" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;text-decoration:underline;">rehbere bakın</span></a><span>.</span></p>
<br />
<h2 dir="ltr"><span style="font-size:16pt;font-weight:400;">Malzeme</span></h2>
<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-size:11pt;">Taşıyıcı profil</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Paslanmaz ayak</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Gizli klips</span></p></li></ul>
<p dir="ltr"><span>Sonra sırayla:</span></p>
<ol style="margin-top:0;"><li dir="ltr" aria-level="1"><p role="presentation"><span>Zemini düzeltin</span></p></li><li dir="ltr" aria-level="1"><p role="presentation"><span>Profili dizin</span></p></li></ol>
<p dir="ltr"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nX" width="300" height="200"></p></b>`;
