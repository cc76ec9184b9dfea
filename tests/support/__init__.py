"""What tests share: people, servers, browsers, tables and games to try things with."""
