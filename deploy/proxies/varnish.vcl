# Varnish 6 or 7 between a proxy with TLS and the nodes. Public planners, covers and the studio's files are fetched from a
# node once; everything else passes. Set OCTAVO_TRUST_PROXY=2: Varnish is the second proxy.
vcl 4.1;

backend octavo {
	.host = "127.0.0.1";
	.port = "3000";
	.first_byte_timeout = 5m;
	.between_bytes_timeout = 5m;
	.probe = { .url = "/ready"; .interval = 2s; }
}

sub vcl_recv {
	# The socket of live previews.
	if (req.http.Upgrade ~ "(?i)websocket") {
		return (pipe);
	}
	if (req.http.Authorization || (req.method != "GET" && req.method != "HEAD")) {
		return (pass);
	}
	# Octavo has no cookies. Those of other programs on this name are none of its business.
	unset req.http.Cookie;
	return (hash);
}

sub vcl_pipe {
	if (req.http.Upgrade) {
		set bereq.http.Upgrade = req.http.Upgrade;
		set bereq.http.Connection = req.http.Connection;
	}
}

sub vcl_backend_response {
	# What Octavo does not allow to keep: its answers say so, and those about people say no-store.
	if (beresp.http.Cache-Control !~ "public") {
		set beresp.uncacheable = true;
		set beresp.ttl = 10s;
		return (deliver);
	}
	# Afterwards Octavo is asked whether it has changed, which costs it no planner. Without grace, nothing is delivered that is
	# private by now.
	set beresp.grace = 0s;
	set beresp.keep = 1d;
}
