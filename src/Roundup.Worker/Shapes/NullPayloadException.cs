namespace Roundup.Worker.Shapes;

internal sealed class NullPayloadException() : Exception("Serialize returned null")
{
    // What Serialize returned, if it is not null.
    // Throws NullPayloadException: it is null. Without this, the reason would be an exception of what uses the payload next.
    public static TPayload NotNull<TPayload>(TPayload? payload)
        where TPayload : class => payload ?? throw new NullPayloadException();
}
