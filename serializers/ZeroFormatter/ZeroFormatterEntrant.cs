namespace Roundup.Serializers;

public sealed class ZeroFormatterEntrant : ZeroFormatterCalls;
