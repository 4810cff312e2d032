/** Page that is shown if the web app isn't built. */
export const notBuiltPage = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Octavo</title></head>
<body>
<h1>Octavo is running, and its web app is not built yet</h1>
<p>Stop the server and start it with <code>npm start</code>, which builds it; or run <code>npm run build</code> and start again.</p>
<p>The API is there: <a href="/api/health">/api/health</a>, <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</body>
</html>
`;
