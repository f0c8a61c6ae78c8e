namespace Roundup.Serializers;

public sealed class AlexineaZeroFormatterEntrant : ZeroFormatterCalls;
